import { useState } from 'react';
import { readStored, writeStored } from '../../lib/browser-storage';

// Session storage: it outlives the page and a reload, and goes when the person signs out.
const key = 'chat-draft';

interface Draft {
  draft: string;
  write: (text: string) => void;
  /** Puts back what could not be sent, before what was written meanwhile. */
  putBack: (text: string) => void;
}

/** What is being written to the chef, kept on this device while the visit lasts. */
export function useDraft(): Draft {
  const [draft, setDraft] = useState(() => readStored('session', key) ?? '');
  const write = (text: string): void => {
    writeStored('session', key, text || null);
    setDraft(text);
  };
  return {
    draft,
    write,
    // Read from the device: the page may have been left meanwhile.
    putBack: (text) => write([text, readStored('session', key)].filter(Boolean).join('\n')),
  };
}
