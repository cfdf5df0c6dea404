import type { Finding, RepositoryFile } from './rule.ts'

/** Where the sentences stand that members read. */
const sources = /^(apps\/player\/.*\.texts\.ts|packages\/contract\/([a-z]\w*\/)?(errors|messageKinds)\.ts)$/

/** What no sentence of ours says to a member, with what it says instead: docs/words.md. */
const forbidden: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\blog-?ins?\b/i, '“log in” is the verb, and there is no noun of it'],
  [/\bKYC\b/, 'say “verify your identity”, “verification” or “ID”'],
  [/\bOTP\b/i, 'it is a code'],
  [/\bcredits\b|\bplay(ed)?[- ]through\b/i, 'name what it is: a deposit, a bonus, the balance'],
  [/\bcustomer (service|care)\b|\bhelpdesk\b/, 'the people who help are called Service'],
  [/\b(min|max)Length\b/, 'say how many characters it takes'],
  [/\b(OCR|API|backend|payload|exception|null|undefined)\b/, 'say what happened to the person'],
  [/\b(kindly|oops|whoops|uh-oh)\b/i, 'say it plainly'],
  [/\b(illegal|invalid) (input|value|format|data)\b/i, 'say what to type'],
  [/\b(fetching|fetch) data\b|\bno data\b|\bdata yet\b/i, 'name what there is none of'],
  [/\b(easy|free) money\b|\bsure (win|bet)\b|\brisk[- ]free\b|\bcan(no|'|’)t lose\b/i, 'no promise of a win'],
  [/\b(last chance|(?<!no |to )hurry|don['’]t miss|only today|act now|before it['’]s too late)\b/i, 'no pressure'],
  [
    /\b(win|won) (it )?back\b|\bso close\b|\balmost won\b|\bdouble your\b|\bwin big\b/i,
    'nothing that sends after a loss',
  ],
  [/\b(siguradong panalo|walang talo|madaling pera|libreng pera)\b/i, 'no promise of a win'],
  [/\b(huling pagkakataon|bilisan|huwag palampasin)\b/i, 'no pressure'],
  [/\bbaw[ai]{1,2}(in|wiin)? ang talo\b/i, 'nothing that sends after a loss'],
  [/\btime-outs?\b|\b(nag)?papahinga\b/i, 'a break is called a break in both languages'],
  [/!!|\?!/, 'one mark is enough'],
]

/** Sentences that the product documents give word for word, which stay as they are: docs/spec/requirements.md. */
const given: ReadonlySet<string> = new Set([
  'Login password',
  'Email Address maxLength is 30',
  'Email Address maxLength is ${emailMost}',
  'Email Address maxLength is ${textLimits.email}',
  'Phone number maxLength is ${textLimits.phone}',
  'Password minLength is ${passwordLeast}, maxLength is ${passwordMost}',
  'Password minLength is ${textLimits.passwordLeast}, maxLength is ${textLimits.passwordMost}',
  'Password maxLength is ${passwordMost}',
  'Password maxLength is ${textLimits.passwordMost}',
  'Glife login failed',
  'Lazadamini login failed',
  'Mayamini login failed',
  'KYC Verify',
  'KYC Verify Rejected',
  'KYC Is Under Review...',
  'KYC reminder',
  'Go To KYC Verify Now',
  'otp code sent.',
  'Failed to send OTP',
  'Login With Code',
  'Login With Password',
  'Register / Login',
  'You need to agree to the Terms of Use and Privacy Policy to login',
  'Failed to login',
  'Failed to login on password',
  'There is no data yet!',
  'All ${count} data',
  'Error fetching data.',
  'No data available',
  'Failed to start OCR',
  'OCR verification failed, please try again',
  'please kindly wait up to ${kycLimits.reviewHours} hours',
])

const literals = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g

/** What members read is said in the words of docs/words.md. */
export function playerWords(files: readonly RepositoryFile[]): Finding[] {
  return files
    .filter(({ path }) => sources.test(path))
    .flatMap(({ path, text }) => [...text.matchAll(literals)].flatMap(match => judge(path, text, match)))
}

function judge(path: string, text: string, match: RegExpExecArray): Finding[] {
  const sentence = match[1] ?? match[2] ?? match[3] ?? ''
  // One word without a space is a name, of a file or a key.
  if (given.has(sentence) || /^[\w./@-]*$/.test(sentence)) return []
  const line = text.slice(0, match.index).split('\n').length
  return forbidden.flatMap(([pattern, instead]) => {
    const found = pattern.exec(sentence)
    return found ? [{ path, line, message: `“${found[0]}”: ${instead} (docs/words.md)` }] : []
  })
}
