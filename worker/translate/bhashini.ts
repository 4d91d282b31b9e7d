// Translates with Bhashini, the translation service of the Indian government. Each request goes to its pipeline compute
// endpoint, as a pipeline with the one task `translation`:
// https://bhashini.gitbook.io/bhashini-apis/pipeline-compute-call/request-payload (and …/response-payload)
// URL, key and service are configured by environment variables. The operator gets their values once from the pipeline
// config endpoint (docs/operations/translation.md). The program never calls a URL that a response contains.
// https://bhashini.gitbook.io/bhashini-apis/pipeline-config-call/response-payload
import { z } from '#contracts/z.ts';
import { openExternalHttp } from '#platform/external-http.ts';
import { failureByStatus, type Translator, translatedTexts } from './translator.ts';

export const BHASHINI_URL = 'https://dhruva-api.bhashini.gov.in/services/inference/pipeline';

interface Bhashini {
  url: string;
  key: string;
  service: string;
}

const answer = z.object({
  pipelineResponse: z.array(
    z.object({
      taskType: z.string(),
      output: z.nullable(z.array(z.object({ source: z.string(), target: z.string() }))),
    }),
  ),
});

export function createBhashini({ url, key, service }: Bhashini): Translator {
  const post = openExternalHttp(url);
  const headers = { authorization: key, 'content-type': 'application/json', accept: 'application/json' };
  return {
    name: 'bhashini',
    translate: async (texts, { from, to }) => {
      const config = { language: { sourceLanguage: from, targetLanguage: to }, serviceId: service };
      const body = {
        pipelineTasks: [{ taskType: 'translation', config }],
        inputData: { input: texts.map((source) => ({ source })) },
      };
      const reply = await post({ path: '', headers, body: JSON.stringify(body) });
      const failure = failureByStatus(reply);
      if (failure || reply.kind !== 'answer') return failure ?? { result: 'failed', reason: 'unreadable answer' };
      const tasks = answer.safeParse(reply.body).data?.pipelineResponse;
      const output = tasks?.find(({ taskType }) => taskType === 'translation')?.output;
      return translatedTexts(
        output?.map(({ target }) => target),
        texts,
      );
    },
  };
}
