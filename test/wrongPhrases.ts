/**
 * Phrases that are wrong wherever an English text has them, with what to write instead. Single words that are right elsewhere do not
 * belong here. The style rules and terms are in docs/glossary.md. Where one is right after all, a comment above the key says why:
 * `// Wording: the document of an expert is called so.`
 */
export const wrongPhrases: [phrase: RegExp, instead: string][] = [
  [/\bPlease [a-z]/, 'the verb alone: “Enter a name.”'],
  [/\b(stands?|stood) (at|in|with|by|for themselves)\b/i, '“is at”, “is in”'],
  [/\bby (itself|themselves)\b/i, '“automatically”, “alone”'],
  [/\b(whoever|somebody|someone who|nobody|anybody)\b/i, 'the noun: “the approver”, “no one”, “anyone with access”'],
  [/\b(goes|go|went|going) on\b(?! hold)/i, '“continues”, “continue”'],
  [/\b(is|are|was|were|be|been) given( back)?\b/i, '“is extended”, “is returned”, “is granted”'],
  [/\bgives? .* back\b/i, '“returns”'],
  [/(^|[.:|] )what (is|was|are|has|you|waits)\b|\bwhat (is asked|waits)\b/i, 'the noun: “Request details”, “purchases”'],
  [/(^|[.:|] )who (may|waits|approves (here|for)|and when)\b/i, 'the noun: “Approvers”, “Approval history”'],
  [/\b(waits?|waiting) for (me|you)$/i, '“To do”'],
  [/\bto be (judged|announced|put in)\b/i, 'the act: “Check compliance”, “Publish”, “Decide award”'],
  [/\b(is|are) yours\b/i, '“Assigned to you”'],
  [/\bannounce[ds]? (a|the) purchase\b/i, '“publish”'],
  [/(?<!expert )\bopinions?\b/i, '“comment”, unless it is that of an expert'],
  [/\bprocurement patterns?\b/i, '“method”'],
  [/\b(not been |be )?thrown away\b/i, '“discarded”'],
  [/\bcentre\b/i, '“center”'],
  [/\bcolour/i, '“color”'],
  [/\blicence/i, '“license”'],
  [/\bjudgement/i, '“judgment”, or “compliance check”'],
  [/\bcancell(ed|ing)\b/i, '“canceled”, “canceling”'],
  [/synchronis/i, '“sync”'],
  [/\bgrey\b/i, '“gray”'],
  [/\bcatalogue/i, '“catalog”'],
  [/\b(organis|recognis|authoris|categoris|summaris|minimis|anonymis)(e|ed|es|ing|ation)\b/i, 'the US spelling with z'],
  [/\b(favour|behaviour|honour|labour)/i, 'the US spelling with o'],
  [/\b(kilo)?metres?\b|\blitres?\b/i, '“meter”, “liter”'],
  [/\b(CNY|RMB|yuan) ?[\d{]|[\d}] ?(CNY|RMB|yuan)\b/i, '“¥24,000.00”'],
];
