import { TermsCondition } from '#ui/features/static-pages/terms-condition.tsx';

export default function TermsConditionPage() {
  return <TermsCondition />;
}
