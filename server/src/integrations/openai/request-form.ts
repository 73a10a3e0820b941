import { APIError } from 'openai';

/** How this endpoint takes what a call asks for: parameters that newer, reasoning and local models refuse are left out or said otherwise. */
export interface RequestForm {
  readonly lengthIn: 'max_tokens' | 'max_completion_tokens' | null;
  readonly leavesOut: ReadonlySet<'temperature' | 'top_p' | 'tools'>;
}

export const usualForm: RequestForm = { lengthIn: 'max_tokens', leavesOut: new Set() };

/** Statuses with which endpoints say that they do not take a parameter: OpenAI and Ollama 400, Mistral and vLLM 422 as well. */
const ofParameters = new Set([400, 422]);

/** In the order in which they are given up: « temperature and top_p cannot both be specified » keeps the temperature. */
const patterns = [
  ['max_completion_tokens', /\bmax_completion_tokens\b/],
  ['max_tokens', /\bmax_tokens\b/],
  ['top_p', /\btop_p\b/],
  ['temperature', /\btemperature\b/],
  // « role 'tool' must follow tool_calls » is about one conversation, and not about tools.
  ['tools', /\btools\b|\btool_choice\b|\bfunction calling\b/i],
] as const;

/**
 * The form to ask in once more, where an error names a parameter that the call had; undefined where it names none. Each
 * form is smaller than the one before it, so that asking anew has an end.
 */
export function otherForm(
  error: unknown,
  form: RequestForm,
  { hasTools }: { hasTools: boolean },
): RequestForm | undefined {
  if (!(error instanceof APIError) || !ofParameters.has(error.status as number)) return undefined;
  // « Use 'max_completion_tokens' instead » names what is wanted, `param` what is not.
  const said = error.param ?? error.message;
  const named = patterns.find(([name, pattern]) => pattern.test(said) && isSent(name));
  return named && without(named[0]);

  function isSent(name: (typeof patterns)[number][0]): boolean {
    if (name === 'max_tokens' || name === 'max_completion_tokens') return form.lengthIn === name;
    return !form.leavesOut.has(name) && (name !== 'tools' || hasTools);
  }

  function without(name: (typeof patterns)[number][0]): RequestForm {
    if (name === 'max_tokens') return { ...form, lengthIn: 'max_completion_tokens' };
    if (name === 'max_completion_tokens') return { ...form, lengthIn: null };
    return { ...form, leavesOut: new Set([...form.leavesOut, name]) };
  }
}
