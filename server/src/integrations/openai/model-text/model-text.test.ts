import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createModelText, type SaidPart } from './model-text.js';

const tools = ['plan_meal', 'add_to_fridge', 'save_recipe'];

function read(chunks: readonly string[], names: readonly string[] = tools) {
  const reader = createModelText(names);
  let text = '';
  const show = (parts: readonly SaidPart[]) => {
    for (const part of parts) text = part.kind === 'TEXT' ? text + part.text : '';
  };
  for (const chunk of chunks) show(reader.feed(chunk));
  const soFar = text;
  show(reader.finish());
  const calls = reader.calls.map((call) => `${call.name} ${call.arguments}`);
  return { text, soFar, calls };
}

const given = '{"title":"Velouté","date":"2026-11-28"}';
const planned = [`plan_meal ${given}`];

describe('a thought', () => {
  it.each([
    ['before the answer', '<think>\nDu beurre ?\n</think>\n\nVoici.', 'Voici.'],
    ['by another name', '<Thinking>beurre</Thinking>Voici.', 'Voici.'],
    ['with attributes', '<reasoning effort="low">beurre</reasoning> Voici.', 'Voici.'],
    ['in other brackets', '◁think▷beurre◁/think▷Voici.', 'Voici.'],
    ['in capitals', '[THINK]beurre[/THINK]Voici.', 'Voici.'],
    ['between bars', '<|begin_of_thought|>beurre<|end_of_thought|>\nVoici.', 'Voici.'],
    ['in the middle', 'Voici <think>beurre</think>la soupe.', 'Voici la soupe.'],
    ['twice', '<think>a</think><scratchpad>b</scratchpad>Voici.', 'Voici.'],
    ['that has no end', 'Voici.<think>et du beurre', 'Voici.'],
    ['that has only an end', 'Bon, du beurre. <b>Non</b>.\n</think>\n\nVoici.', 'Voici.'],
    ['that has only an end of another kind', 'Du beurre.◁/think▷Voici.', 'Voici.'],
    ['that is empty', '<think></think>\n\nVoici.', 'Voici.'],
    ['that holds nothing', '<think/>Voici.', 'Voici.'],
    ['with a maker’s name before it', '<seed:think>beurre</seed:think>Voici.', 'Voici.'],
    [
      'in a channel',
      '<|channel|>analysis<|message|>Du beurre ?<|end|><|start|>assistant<|channel|>final<|message|>Voici.<|return|>',
      'Voici.',
    ],
    ['in a channel that has no end', '<|channel|>analysis<|message|>Du beurre ?', ''],
    ['that names itself', '<think>Une balise <think> ?</think>Voici.', 'Voici.'],
    ['by a name with one word of it', '<chef_thoughts>beurre</chef_thoughts>Voici.', 'Voici.'],
    ['in escaped brackets', '&lt;think&gt;Du beurre ?&lt;/think&gt;\n\nVoici.', 'Voici.'],
    ['in a fence', '```thinking\nDu beurre ?\n```\n\nVoici.', 'Voici.'],
    ['in a fence, by another name', '```reasoning\nDu beurre ?\n```Voici.', 'Voici.'],
    ['after a label', 'Thought: du beurre ?\nNon.\nFinal Answer: Voici.', 'Voici.'],
    ['after a label in bold', '**Thought:** du beurre ?\n**Final Answer**: Voici.', 'Voici.'],
    ['in French', '<réflexion>du beurre ?</réflexion>Voici.', 'Voici.'],
    ['in small square brackets', '[thinking]du beurre ?[/thinking]Voici.', 'Voici.'],
    ['after a French label', 'Réflexion : du beurre ?\n\n**Réponse finale :** Voici.', 'Voici.'],
    ['after a label, as far as its paragraph', 'Thought: du beurre ?\n\nVoici.', 'Voici.'],
    ['and what it was told', 'Observation: {"ok":true}\nThought: bien.\n\nVoici.', 'Voici.'],
    ['that has two ends', '<think>beurre</think></think>Voici.', 'Voici.'],
    ['with a call in it', `<think><tool_call>{}</tool_call></think>Voici.`, 'Voici.'],
    [
      'with a call in it, and only an end',
      `Bon.<tool_call>{"name":"plan_meal","arguments":{}}</tool_call></think>Voici.`,
      'Voici.',
    ],
  ])('%s is not said', (_, reply, text) => {
    expect(read([reply])).toMatchObject({ text, calls: [] });
  });
});

describe('a mark', () => {
  it.each([
    ['at the end of a turn', 'Voici.</s>', 'Voici.'],
    ['between bars', 'Voici.<|im_end|>', 'Voici.'],
    ['between wide bars', 'Voici.<｜end▁of▁sentence｜>', 'Voici.'],
    ['around the answer', '<answer>Voici.</answer>', 'Voici.'],
    ['of a maker that nobody has heard of', '<|vision_pad|>Voici.<|fin_2_tour|>', 'Voici.'],
    ['in escaped brackets', 'Voici.&lt;|im_end|&gt;', 'Voici.'],
    ['with what a tool said', '<tool_response>{"ok":true}</tool_response>Voici.', 'Voici.'],
    ['of a speaker', '<|assistant|>Voici.', 'Voici.'],
    ['of an instruction', '[INST]Voici.[/INST]', 'Voici.'],
    ['of the protocol’s own tokens', '<|start|>Voici.<|return|>', 'Voici.'],
  ])('%s is not said', (_, reply, text) => {
    expect(read([reply])).toMatchObject({ text, calls: [] });
  });
});

describe('a call written as text', () => {
  it.each([
    ['in tags', `<tool_call>\n{"name": "plan_meal", "arguments": ${given}}\n</tool_call>`],
    ['in tags that are not closed', `<tool_call>{"name":"plan_meal","arguments":${given}}`],
    ['by parameters', `<function_call>{"name":"plan_meal","parameters":${given}}</function_call>`],
    [
      'with quoted arguments',
      `<tool_call>{"name":"plan_meal","arguments":${JSON.stringify(given)}}`,
    ],
    ['in a list', `<tool_calls>[{"name":"plan_meal","arguments":${given}}]</tool_calls>`],
    ['by a function’s tag', `<function=plan_meal>${given}</function>`],
    [
      'by parameters in tags',
      '<tool_call><function=plan_meal>\n<parameter=title>\nVelouté\n</parameter><parameter=date>2026-11-28</parameter></function></tool_call>',
    ],
    [
      'by an invocation',
      '<function_calls><invoke name="plan_meal"><parameter name="title">Velouté</parameter><parameter name="date">2026-11-28</parameter></invoke></function_calls>',
    ],
    [
      'by keys and values',
      '<tool_call>plan_meal\n<arg_key>title</arg_key>\n<arg_value>Velouté</arg_value>\n<arg_key>date</arg_key><arg_value>2026-11-28</arg_value></tool_call>',
    ],
    ['after a mark', `[TOOL_CALLS] [{"name": "plan_meal", "arguments": ${given}}]`],
    ['after a mark and a name', `[TOOL_CALLS]plan_meal[ARGS]${given}`],
    ['after a mark of code', `<|python_tag|>{"name":"plan_meal","parameters":${given}}`],
    [
      'between bars',
      `<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>plan_meal\n\`\`\`json\n${given}\n\`\`\`<｜tool▁call▁end｜><｜tool▁calls▁end｜>`,
    ],
    [
      'in a section',
      `<|tool_calls_section_begin|><|tool_call_begin|>functions.plan_meal:0<|tool_call_argument_begin|>${given}<|tool_call_end|><|tool_calls_section_end|>`,
    ],
    ['as code in a list', `[plan_meal(${given})]`],
    ['by its bare name', `plan_meal: ${given}`],
    ['by a tag for tools', `<tool name="plan_meal">${given}</tool>`],
    ['as an action in JSON', `{"action":"plan_meal","action_input":${given}}`],
    ['in a fence', `\`\`\`json\n{"name": "plan_meal", "arguments": ${given}}\n\`\`\``],
    ['in a fence without a name', `\`\`\`\n[{"tool":"plan_meal","input":${given}}]\n\`\`\``],
    ['bare', `{"name": "plan_meal", "arguments": ${given}}`],
    [
      'in the protocol’s own form',
      `{"type":"function","function":{"name":"plan_meal","arguments":${given}}}`,
    ],
    ['as code', `functions.plan_meal(${given})`],
    ['as code without a namespace', `plan_meal(${given})`],
    ['as code that shows what it answers', `print(plan_meal(${given}))`],
    ['as code that keeps what it answers', `result = plan_meal(${given})`],
    ['as code of an api', `print(default_api.plan_meal(${given}))`],
    ['as code in a fence', `\`\`\`tool_code\nprint(plan_meal(${given}))\n\`\`\``],
    ['by a tag of its own', `<plan_meal>${given}</plan_meal>`],
    [
      'by a tag of its own with one for each field',
      '<plan_meal><title>Velouté</title><date>2026-11-28</date></plan_meal>',
    ],
    ['by a tag of its own that is empty', '<plan_meal title="Velouté" date="2026-11-28"/>'],
    [
      'in escaped brackets',
      `&lt;tool_call&gt;{"name":"plan_meal","arguments":${given}}&lt;/tool_call&gt;`,
    ],
    ['as an action with a list', `Action: plan_meal[${given}]`],
    ['as an action', `Action: plan_meal\nAction Input: ${given}`],
  ])('%s is a call', (_, reply) => {
    expect(read([reply])).toMatchObject({ text: '', calls: planned });
    const around = read([`Je le note.\n\n${reply}\n\nVoilà qui est fait.`]);
    expect(around.calls).toEqual(planned);
    expect(around.text.replaceAll(/\s+/g, ' ')).toMatch(/^Je le note\. (?:Voilà qui est fait\.)?$/);
  });

  it('may be several', () => {
    const two = `<tool_call>{"name":"plan_meal","arguments":${given}}</tool_call>\n<tool_call>{"name":"save_recipe","arguments":{}}</tool_call>`;
    expect(read([two])).toMatchObject({ text: '', calls: [...planned, 'save_recipe {}'] });
    const said = '[TOOL_CALLS]plan_meal{"title":"A"}[TOOL_CALLS]save_recipe{}\nC’est noté.';
    expect(read([said])).toMatchObject({
      text: 'C’est noté.',
      calls: ['plan_meal {"title":"A"}', 'save_recipe {}'],
    });
  });

  it('may be given nothing', () => {
    expect(read(['<save_recipe/>Bon.'])).toMatchObject({ text: 'Bon.', calls: ['save_recipe {}'] });
  });

  it.each([
    ['in tags', '<tool_call>{"name":"order_pizza","arguments":{"size":2}}</tool_call>Bon.'],
    ['in a fence', '```json\n{"name":"order_pizza","arguments":{"size":2}}\n```Bon.'],
    ['as code', 'functions.order_pizza({"size":2})Bon.'],
    ['after a mark', '[TOOL_CALLS][{"name":"order_pizza","arguments":{}}]Bon.'],
    ['bare', '{"name":"order_pizza","arguments":{}}Bon.'],
    ['in tags that hold nothing', '<tool_call></tool_call>Bon.'],
  ])('of a tool that there is not, %s, is dropped', (_, reply) => {
    expect(read([reply])).toMatchObject({ text: 'Bon.', calls: [] });
    expect(read([reply], [])).toMatchObject({ text: 'Bon.', calls: [] });
  });

  it.each([
    ['broken JSON', '<tool_call>{"name": "plan_meal", "arguments": {"title": }}</tool_call>'],
    ['named arguments', 'plan_meal(title="Velouté", date="2026-11-28")'],
  ])(
    'with %s is handed on as it is, so that it can be said that it came to nothing',
    (_, reply) => {
      const { text, calls } = read([reply]);
      expect(text).toBe('');
      expect(calls).toHaveLength(1);
      expect(calls[0]).toMatch(/^plan_meal /);
    },
  );
});

const untouched = [
  'Comptez 3 < 4 et <5 minutes, puis [goûtez](https://example.org) {à point} : `200 g`.',
  'Le plan_meal est un outil ; functions. Un tool_call n’est rien.',
  '```\n# Soupe\n- 1 courge\n```\n\n```json\n{"courge": 1}\n```',
  '{"title": "Tarte", "name": "Tarte", "ingredients": []}',
  'Action: mélanger.\nThé : 2 sachets.\nObservations\nSel &amp; poivre &lt;b&gt; &lt; 3',
  '**Idée :** du beurre, result = 3\nx = plan_meal\nprint(« merci »), await, <plan> <|3|> ```text\nÀ table\n```',
  '- [ ] du pain\n- [x] du lait\n[THé] <thym> <b>gras</b> ◁ ▷ <| |>',
  '\n\n  Bonjour.  \n',
  '{"sans fin',
  'Il reste `',
];

describe('text without marks', () => {
  it.each(untouched)('is untouched: %j', (text) => {
    expect(read([text])).toMatchObject({ text, calls: [] });
  });

  it('comes out at once', () => {
    for (const text of [
      'Une courge',
      'Il faut 3 œufs, un f',
      'Goûtez [ici](',
      'a < b',
      '1. Planifiez ',
    ])
      expect(read([text]).soFar).toBe(text.replace(/ f$/, ' '));
  });

  it('of any kind is untouched', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'aé 1\n.*#-|`<>/'), maxLength: 40 });
    fc.assert(
      fc.property(plain, (text) => {
        expect(read([...text])).toMatchObject({ text, calls: [] });
      }),
    );
  });
});

describe('however it is cut', () => {
  const pieces = fc.constantFrom(
    '<think>',
    '</think>',
    '&lt;think&gt;',
    '&lt;',
    '```thinking\n',
    'Thought: ',
    '**Thought:** ',
    'result = ',
    'Action: plan_meal\n',
    'Final Answer: ',
    'print(',
    '<plan_meal>',
    '<|x_y|>',
    '\n',
    '◁think▷',
    '◁/think▷',
    '<tool_call>',
    '</tool_call>',
    '<thi',
    '</',
    '[TOOL_CALLS]',
    '[',
    '```json\n',
    '```',
    '{"name":"plan_meal","arguments":{"a":"}"}}',
    '{"',
    'functions.plan_meal({"a":1})',
    'plan_meal',
    'functions.',
    '(',
    ')',
    '}',
    '"',
    '\\',
    ' ',
    '<｜tool▁calls▁begin｜>',
    '<｜tool▁calls▁end｜>',
    '\n\n',
    'du beurre',
    'é',
    '🎃',
    '<',
    '>',
  );
  const reply = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));

  it('a reply is the same', () => {
    fc.assert(
      fc.property(reply, fc.array(fc.nat({ max: 60 }), { maxLength: 8 }), (text, cuts) => {
        const whole = read([text]);
        const places = [...new Set([0, ...cuts.filter((at) => at < text.length)])].sort(
          (a, b) => a - b,
        );
        const chunks = places.map((at, index) => text.slice(at, places[index + 1]));
        const expected = { text: whole.text, calls: whole.calls };
        expect(read(chunks)).toMatchObject(expected);
        expect(read(text.split(''))).toMatchObject(expected);
      }),
      { numRuns: 1_000 },
    );
  });
});
