import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can be cut: what runs over it breaks, and nothing gets through until it is mended. */
export async function startBreakableLine() {
  let to = 0;
  const open = new Set<Socket>();
  let isCut = false;
  const line = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = connect(to, 'localhost');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.once('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  }).listen(0, 'localhost');
  await once(line, 'listening');
  const { port } = line.address() as AddressInfo;
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: `http://localhost:${port}`,
    leadTo: (url: string): void => {
      to = Number(new URL(url).port);
    },
    cut: (): void => {
      isCut = true;
      breakAll();
    },
    mend: (): void => {
      isCut = false;
    },
    close: (): void => {
      breakAll();
      line.close();
    },
  };
}
