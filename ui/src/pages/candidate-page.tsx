import { can } from '#domain/permissions.ts';
import { CandidateRecord } from '#ui/features/candidate/candidate-record.tsx';
import { EraseCandidate } from '#ui/features/erasure/erase-candidate.tsx';
import { useAccount } from '#ui/lib/use-account.ts';

export default function CandidatePage() {
  const account = useAccount();
  return (
    <CandidateRecord
      beside={({ _id, applicantID }) =>
        can(account, 'people.erase') && <EraseCandidate id={_id} applicantID={applicantID} key={_id} />
      }
    />
  );
}
