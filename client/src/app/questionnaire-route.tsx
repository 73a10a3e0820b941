import { Questionnaire } from '../features/preferences/questionnaire';
import { useSessionViewer } from './guard/session';

export function QuestionnaireRoute() {
  const viewer = useSessionViewer();
  if (!viewer) return null;
  const { id, household } = viewer;
  return <Questionnaire key={id} viewerId={id} shares={household.members.length > 1} />;
}
