/** A phrase that a native technical writer wouldn't use, and what to write instead. */
type Phrase = {pattern: RegExp; instead: string};

/** Phrases found in review, most of them calques. Replacing the words isn't enough: rewrite the sentence. */
export const phrases: readonly Phrase[] = [
  {pattern: /\b(?:goes|go|went|lies|lie) over\b/i, instead: '"overrides" or "takes precedence over"'},
  {
    pattern: /\b(?:stands?|stood) (?:in|on|under|above|below|beside|behind)\b/i,
    instead: '"is in", "appears on" or "is listed under"',
  },
  {pattern: /\b(?:lies|lie|lay) (?:in|on|under|above|below|beside|between)\b/i, instead: '"is in"'},
  {pattern: /\banew\b/i, instead: '"again"'},
  {pattern: /\bfor ever\b/i, instead: '"forever"'},
  {pattern: /\bin place of\b/i, instead: '"instead of"'},
  {pattern: /\bbelongs? into\b/i, instead: '"goes in" or "belongs in"'},
  {pattern: /\bthe number of your account\b/i, instead: '"your account ID"'},
  {pattern: /\bleads? on\b(?! to)/i, instead: '"redirects"'},
  {pattern: /\b(?:falls?|fell) away\b/i, instead: '"is removed" or "is skipped"'},
  {pattern: /\btakes? back\b/i, instead: '"undoes" or "removes"'},
  {
    pattern:
      /(?<!there |here )\b(?:is|are|was|were) no (?!longer\b|more\b|different\b|better\b|larger\b|smaller\b|need\b|one\b|other\b|match\b)[a-z]+\b/i,
    instead: '"isn’t a …"',
  },
  {pattern: /\bthe one of\b/i, instead: 'a possessive, such as "the package’s"'},
  {pattern: /\balso if\b/i, instead: '"even if"'},
  {pattern: /\bas many [a-z]+ as it needs\b/i, instead: '"enough"'},
  {pattern: /\bdraw(?:s|n|ing)? (?:a|the|each|every) (?:frame|picture)s?\b/i, instead: '"renders a frame"'},
  {pattern: /\bfilms?\b/i, instead: '"video"'},
  {pattern: /\bfunctions that draw\b/i, instead: '"renderer functions"'},
  {pattern: /\bbesides\b/i, instead: '"in addition to" or "next to"'},
  {pattern: /\bwhoever\b/i, instead: '"anyone who" or "readers who"'},
  {pattern: /\bleft out of (?:the )?account\b/i, instead: '"ignored"'},
  {pattern: /\ballows? to\b/i, instead: '"lets you" or "allows you to"'},
  {pattern: /\bwhat nobody\b/i, instead: 'a noun'},
  {pattern: /\bas one likes\b/i, instead: '"as you like"'},
  {pattern: /\bpatience\b/i, instead: '"timeout"'},
  {pattern: /\bpage table\b|\btable of (?:all )?pages\b/i, instead: '"route manifest"'},
  {pattern: /\bgolden set\b/i, instead: '"test queries"'},
  {pattern: /\bheld[ -]back\b/i, instead: '"held-out"'},
];
