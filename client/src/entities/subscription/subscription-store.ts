import { storedValue } from '../../lib/stored-value';

type SubscribedByEmail = Readonly<Record<string, boolean>>;

function parse(text: string | null): SubscribedByEmail {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry) => typeof entry[1] === 'boolean'),
    );
  } catch {
    return {};
  }
}

// A hint for what to draw while the server is asked; it unlocks nothing.
const store = storedValue<SubscribedByEmail>({
  area: 'local',
  key: 'subscription-store',
  parse,
  format: (value) => (Object.keys(value).length === 0 ? null : JSON.stringify(value)),
});

export function noteSubscribed(email: string, subscribed: boolean): void {
  store.write({ ...store.read(), [email.toLowerCase()]: subscribed });
}

/** Forgets one person's status, as before a trip to the billing portal. */
export function forgetSubscribed(email: string): void {
  const { [email.toLowerCase()]: _forgotten, ...others } = store.read();
  store.write(others);
}

/** Forgets everybody, as when somebody signs out of this device. */
export const forgetSubscriptions = (): void => store.write({});

/** Whether somebody on this device was subscribed when last seen. */
export const wasSubscribed = (): boolean => Object.values(store.read()).includes(true);

/** Whether somebody has used this device and never signed out of it. */
export const remembersSomebody = (): boolean => Object.keys(store.read()).length > 0;
