import { QuestionnairePage } from '../features/preferences/questionnaire-page';
import { useSessionViewer } from './guard/session';

export function QuestionnaireRoute() {
  const viewer = useSessionViewer();
  return viewer && <QuestionnairePage key={viewer.id} viewerId={viewer.id} />;
}
