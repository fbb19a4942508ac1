import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { urlOf } from '#api/http/contract/client.ts';
import { parsedResumeFile } from '#api/parser/contract.ts';
import { fetchFile } from '#ui/lib/fetch-file.ts';

/** A resume has two or three; later pages hold certificates. */
const MOST_PAGES = 10;

type Pages = { state: 'loading' } | { state: 'failed' } | { state: 'shown'; pages: readonly PDFPageProxy[] };

/** The pages of a PDF that awaits its review; pdf.js and the file are fetched when it is first shown. */
export function usePdfPages(jobId: string): Pages {
  const [pages, setPages] = useState<Pages>({ state: 'loading' });
  useEffect(() => {
    let isLeft = false;
    let close: (() => unknown) | undefined;
    const show = async () => {
      const [{ document, destroy }, bytes] = await Promise.all([openPdf(), bytesOf(jobId)]);
      close = destroy;
      if (isLeft) return void destroy();
      const pdf = await document(bytes);
      const numbers = Array.from({ length: Math.min(pdf.numPages, MOST_PAGES) }, (_, at) => at + 1);
      const read = await Promise.all(numbers.map((number) => pdf.getPage(number)));
      if (!isLeft) setPages({ state: 'shown', pages: read });
    };
    show().catch(() => {
      if (!isLeft) setPages({ state: 'failed' });
    });
    return () => {
      isLeft = true;
      void close?.();
    };
  }, [jobId]);
  return pages;
}

const bytesOf = async (jobId: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetchFile(urlOf(parsedResumeFile, { params: { jobId } }))).blob.arrayBuffer());

/** pdf.js with a worker of its own, which `destroy` ends. */
async function openPdf() {
  const [{ getDocument, PDFWorker }, { default: WorkerThread }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?worker'),
  ]);
  const thread = new WorkerThread();
  const worker = PDFWorker.create({ port: thread });
  return {
    document: (data: Uint8Array): Promise<PDFDocumentProxy> => getDocument({ data, worker, verbosity: 0 }).promise,
    destroy: () => {
      worker.destroy();
      thread.terminate();
    },
  };
}
