import { CandidateRecord } from '#ui/features/candidate/candidate-record.tsx';

export default function CandidatePage() {
  return <CandidateRecord />;
}
