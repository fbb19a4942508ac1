import { type MailBox, startMailBox } from '#api/notifications/mail-box-fixture.ts';
import { startTestApi, type TestApi } from './test-api.ts';

export interface MailedApi extends TestApi {
  box: MailBox;
}

/** An API that sends its mails to its own mail box. */
export async function startMailedApi(env: Record<string, string> = {}): Promise<MailedApi> {
  const box = await startMailBox();
  const api = await startTestApi({ MAIL_URL: box.url, ...env });
  return {
    ...api,
    box,
    async stop() {
      await api.stop();
      await box.stop();
    },
  };
}
