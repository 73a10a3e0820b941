import { LiveHousehold, type LiveHouseholdProps } from '../../entities/household/live-household';
import { useEndOfGrace } from '../use-end-of-grace';

/** What changes while the page stands: by others of the household, or by the clock alone. */
export function LiveParts(props: LiveHouseholdProps) {
  useEndOfGrace();
  return <LiveHousehold {...props} />;
}
