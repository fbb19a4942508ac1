import { AccessCard } from '#ui/components/access-card.tsx';
import { UndoEmailChange } from '#ui/features/undo-email-change/undo-email-change.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function UndoEmailChangePage() {
  useTitle('Undo email change');
  return (
    <AccessCard title="Undo email change" lead="Take your account back to its former email.">
      <UndoEmailChange />
    </AccessCard>
  );
}
