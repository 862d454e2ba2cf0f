import { useT } from '#i18n/LanguageProvider.tsx';

/** Whether a receipt is what the platform has recorded; null while nobody has asked. */
export function Verdict({ isGenuine }: { isGenuine: boolean | null }) {
  const t = useT();
  return (
    <div role="status">
      {isGenuine !== null && (
        <p className="po-message" data-tone={isGenuine ? 'good' : 'bad'}>
          {t(isGenuine ? 'portalBids.verifySame' : 'portalBids.verifyOther')}
        </p>
      )}
    </div>
  );
}
