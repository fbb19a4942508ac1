import { IdentityReview } from '#ui/features/identity-review/identity-review.tsx';
import { useTitle } from '#ui/lib/use-title.ts';

export default function IdentityReviewPage() {
  useTitle('Identity Review');
  return <IdentityReview />;
}
