export type RequestKind = 'add' | 'plan' | 'any';

export interface CommandRequest {
  /** What the first word asks for. */
  kind: RequestKind;
  /** What it is about. */
  subject: string;
}

const verbs: Readonly<Record<Exclude<RequestKind, 'any'>, RegExp>> = {
  add: /^(?:ajout(?:e|er|ez)|achet(?:er|ez)|achète)(?:\s+(.*))?$/iu,
  plan: /^(?:planifi(?:e|er|ez)|prévo(?:ir|is|yez))(?:\s+(.*))?$/iu,
};

/** « ajouter 2 kg de pommes » is for the list, « planifier un gratin » for the planning, the rest for anything. */
export function readRequest(text: string): CommandRequest {
  const line = text.trim().replace(/\s+/g, ' ');
  for (const kind of ['add', 'plan'] as const) {
    const match = verbs[kind].exec(line);
    if (match) return { kind, subject: match[1] ?? '' };
  }
  return { kind: 'any', subject: line };
}
