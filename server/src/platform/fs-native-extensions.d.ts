declare module 'fs-native-extensions' {
  interface Locks {
    /** Takes the lock of a byte range of an open file; false while another open file holds it. */
    tryLock(fd: number, offset?: number, length?: number): boolean;
  }
  const locks: Locks;
  export default locks;
}
