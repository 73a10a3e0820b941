/** Who looks at an invitation, and whom they share a household with now. */
export interface InvitedViewer {
  id: string;
  email: string;
  members: readonly { id: string; firstName: string }[];
}
