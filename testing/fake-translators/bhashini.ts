// A fake of Bhashini's compute call, by
// https://bhashini.gitbook.io/bhashini-apis/pipeline-compute-call/request-payload. A request contains `pipelineTasks`
// with their configuration, and `inputData`. The response is {"pipelineResponse": [{"taskType", "config": null,
// "output": [{"source", "target"}], "audio": null}]}.
import { z } from '#contracts/z.ts';
import { jsonOf, type ReceivedRequest, type Reply } from '../fake-sms/provider.ts';
import { startTranslator } from './translator.ts';

export const BHASHINI = { key: 'key-of-the-pipeline', service: 'ai4bharat/indictrans-v2-all-gpu--t4' };

const shape = z.strictObject({
  pipelineTasks: z.tuple([
    z.strictObject({
      taskType: z.literal('translation'),
      config: z.strictObject({
        language: z.strictObject({ sourceLanguage: z.string(), targetLanguage: z.string() }),
        serviceId: z.literal(BHASHINI.service),
      }),
    }),
  ]),
  inputData: z.strictObject({ input: z.array(z.strictObject({ source: z.string() })).check(z.minLength(1)) }),
});

const error = (status: number, message: string): Reply => ({ status, body: { detail: { message } } });

function respond(asked: ReceivedRequest, say: (text: string, to: string) => string): Reply {
  if (asked.method !== 'POST' || asked.path !== '/services/inference/pipeline') return error(404, 'Not Found');
  if (asked.headers.authorization !== BHASHINI.key) return error(401, 'Invalid API key');
  const read = shape.safeParse(jsonOf(asked.body));
  if (!read.success) return error(422, 'Invalid request');
  const [{ config }] = read.data.pipelineTasks;
  const output = read.data.inputData.input.map(({ source }) => ({
    source,
    target: say(source, config.language.targetLanguage),
  }));
  const response = { taskType: 'translation', config: null, output, audio: null };
  return { status: 200, body: { pipelineResponse: [response] } };
}

/** Starts the translator. It accepts requests at the path `/services/inference/pipeline` below its `url`. */
export const startBhashini = () => startTranslator(respond);
