// What stands around the pages of the app. One file, because each that is fetched by itself is a request.
export { askWhoIsThere, Connected } from './connected';
export { RequireStep } from './guard/require-step';
export { LeaveButton } from './leave-button';
export { Shell } from './shell/shell';
