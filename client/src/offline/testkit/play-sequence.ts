import type { Random } from '../../illustrations/seeded-random';
import { createDevice, type Deed, type Device } from './device';
import type { ListServer } from './list-server';

interface Played {
  devices: readonly Device[];
  /** The list on the server at the end. */
  list: ReadonlyMap<string, boolean>;
  /** What was wrong on a screen on the way; empty where nothing was. */
  wrongs: readonly string[];
}

/**
 * Two devices change one list at random while their networks come and go; at the end both are online and
 * everything is sent. Watches each screen for a line that its person ticked and nobody unticked.
 */
export async function playSequence(
  server: ListServer,
  random: Random,
  newId: () => string,
  steps: number,
): Promise<Played> {
  const devices = [createDevice(server, random, newId), createDevice(server, random, newId)];
  /** By device: the lines that its person ticked last. */
  const ticked = devices.map(() => new Set<string>());
  const wrongs: string[] = [];

  const look = (): void => {
    for (const [index, device] of devices.entries())
      for (const id of ticked[index] ?? [])
        if (device.view().get(id) === false) wrongs.push(`device ${index} unticked ${id}`);
  };
  const deedOf = (device: Device): Deed => {
    const ids = [...device.view().keys()];
    // Few lines, so that the two meet on them.
    if (ids.length < 3 || random.chance(0.05)) return { kind: 'add', id: newId() };
    const id = random.pick(ids);
    if (random.chance(0.1)) return { kind: 'delete', id };
    return { kind: 'set', id, checked: random.chance(0.6) };
  };
  const doSomething = async (index: number): Promise<void> => {
    const device = devices[index];
    if (!device) return;
    const deed = deedOf(device);
    if (deed.kind === 'set') {
      // The later word counts, and an untick that the other device has yet to send will be the later one.
      const isContested = devices.some((other) => other !== device && other.willUntick(deed.id));
      if (!deed.checked) for (const each of ticked) each.delete(deed.id);
      else if (!isContested) ticked[index]?.add(deed.id);
    }
    await device.do(deed);
    look();
  };

  for (let step = 0; step < steps; step += 1) {
    const index = random.int(2);
    const device = devices[index];
    const choice = random.next();
    if (choice < 0.3) await doSomething(index);
    else if (choice < 0.4) device?.setOnline(random.chance(0.8));
    else if (choice < 0.7) await device?.deliver();
    else
      await device?.refresh(async () => {
        if (random.chance(0.4)) await doSomething(index);
      });
    look();
  }
  for (const device of devices) {
    device.setOnline(true);
    while (device.waiting().length > 0) await device.deliver();
  }
  for (const device of devices) await device.refresh(() => Promise.resolve());
  look();
  return { devices, list: await server.read(), wrongs };
}
