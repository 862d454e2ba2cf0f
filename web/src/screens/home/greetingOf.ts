/** Returns the greeting for the user's local time of day. */
export function greetingOf(now: Date): 'home.greetingMorning' | 'home.greetingAfternoon' | 'home.greetingEvening' {
  const hour = now.getHours();
  if (hour < 12) return 'home.greetingMorning';
  return hour < 18 ? 'home.greetingAfternoon' : 'home.greetingEvening';
}
