/** The greeting for the time of day where the user is. */
export function greetingOf(now: Date): 'home.greetingMorning' | 'home.greetingAfternoon' | 'home.greetingEvening' {
  const hour = now.getHours();
  if (hour < 12) return 'home.greetingMorning';
  return hour < 18 ? 'home.greetingAfternoon' : 'home.greetingEvening';
}
