import SponsorScreen from '../sponsor/SponsorScreen.tsx';

/** The form of a purchase at a school whose purchases hang on items of its own project system: it asks for the item first. */
export default function SchoolItemPurchaseScreen() {
  return <SponsorScreen />;
}
