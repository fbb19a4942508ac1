import { PrivacyPolicy } from '#ui/features/static-pages/privacy-policy.tsx';

export default function PrivacyPolicyPage() {
  return <PrivacyPolicy />;
}
