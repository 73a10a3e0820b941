import { Banner } from '../ui/banner';
import { Button } from '../ui/button';

interface StreamNoticeProps {
  online: boolean;
  /** The stream broke for good, and nothing comes until it is resumed. */
  lost: boolean;
  resume: () => void;
  texts: { offline: string; lost: string; resume: string };
}

/** Says that nothing arrives although something is being written, and what to do about it. */
export function StreamNotice({ online, lost, resume, texts }: StreamNoticeProps) {
  if (online && !lost) return null;
  const action = online && (
    <Button variant="secondary" size="sm" onClick={resume}>
      {texts.resume}
    </Button>
  );
  return (
    <Banner tone="warning" className="mb-4" action={action}>
      {online ? texts.lost : texts.offline}
    </Banner>
  );
}
