import { z } from 'zod';
import { type ResumeValues, resumeValues } from '#domain/parsed-resume.ts';
import { completionsUrl, LANGUAGE_MODEL_MS, type LanguageModel } from './language-model.ts';
import { modelRequest } from './model-request.ts';
import { readLimited } from './read-limited.ts';

const MOST_BYTES = 1024 * 1024;

const completion = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });

export type ModelAnswer = { said: ResumeValues } | { problem: string };

/**
 * What a model reads from a resume, held to the same schema as everything that is saved; or what went wrong, in words
 * for people. Rejects only where `signal` is aborted.
 */
export async function askModel(
  model: LanguageModel,
  text: string,
  firstReading: ResumeValues,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const ms = model.timeoutMs ?? LANGUAGE_MODEL_MS;
  const late = AbortSignal.timeout(ms);
  try {
    const response = await fetch(completionsUrl(model), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(model.apiKey && { authorization: `Bearer ${model.apiKey}` }),
      },
      body: JSON.stringify(modelRequest(model.model, text, firstReading)),
      // an answer from elsewhere would have been sent the resume
      redirect: 'error',
      signal: AbortSignal.any([signal, late]),
    });
    if (!response.ok) {
      await response.body?.cancel();
      return { problem: `The language model answered ${response.status}.` };
    }
    const answer = await readLimited(response, MOST_BYTES);
    const said = answer === null ? null : saidIn(answer);
    return said ? { said } : { problem: 'The language model’s answer could not be used.' };
  } catch (error) {
    signal.throwIfAborted();
    if (late.aborted) return { problem: `The language model took longer than ${ms / 1_000} seconds.` };
    if (error instanceof TypeError) return { problem: 'The language model could not be reached.' };
    throw error;
  }
}

/** Null for whatever is no completion, no JSON, or of another shape. */
function saidIn(answer: string): ResumeValues | null {
  const [choice] = completion.safeParse(parsedJson(answer)).data?.choices ?? [];
  return choice ? (resumeValues.safeParse(parsedJson(choice.message.content)).data ?? null) : null;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
