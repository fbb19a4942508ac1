import { ResumeParser } from '#ui/features/resume-parser/resume-parser.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function ResumeParserPage() {
  useTitle('Resume Parser');
  return <ResumeParser />;
}
