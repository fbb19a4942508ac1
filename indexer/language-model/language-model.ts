/** An OpenAI-compatible endpoint, as `LLM_URL`, `LLM_MODEL` and `LLM_API_KEY` name it. */
export interface LanguageModel {
  /** `https://host/v1`; a whole address that ends with /chat/completions is taken as it is. */
  url: string;
  model: string;
  apiKey?: string | undefined;
  /** How long an answer may take; LANGUAGE_MODEL_MS unless given. */
  timeoutMs?: number;
}

/** A person waits for it, and the rules' reading is there without it. */
export const LANGUAGE_MODEL_MS = 20_000;

/** Where chat completions are asked for. */
export const completionsUrl = ({ url }: LanguageModel): string =>
  url.endsWith('/chat/completions') ? url : `${url.replace(/\/+$/, '')}/chat/completions`;
