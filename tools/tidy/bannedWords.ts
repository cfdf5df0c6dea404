import type { Finding, RepositoryFile } from './rule.ts'

/** What a stranger who clones this repository could make nothing of, or what belongs to one machine alone. */
const banned: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/(?<![\w.\-/])\/work\//, 'a path of one machine'],
  [/\.\.\/shared\/(design|spec|look|reference|hooks)\b/, 'a path outside the repository'],
  [/\/(Users\/[a-z]\w*|root)\//, 'a path of one machine'],
  [/\bsub-?agents?\b/i, 'a word of how it was made'],
  [/\bhelper (session|agent)s?\b/i, 'a word of how it was made'],
  [/\b(this|earlier|previous|next|last) (coding )?session['’]s\b/i, 'a word of how it was made'],
  [/\b(in|by|of|from|since|until) session (number )?\d+\b/i, 'a word of how it was made'],
  [/\bissues? #?\d+\b/i, 'a number nobody can look up'],
  [/\bthis workplace\b/i, 'a word of how it was made'],
  [/\bworktrees?\b/i, 'a word of how it was made'],
  [/\b(cl[a]ude|anthr[o]pic|ch[a]tgpt|open[a]i|c[o]pilot)\b/i, 'a word of how it was made'],
  [/\bco-authored-by\b/i, 'a word of how it was made'],
  [/\bregistry\.(npmjs|yarnpkg)\.(org|com)\b|\bnpmmirror\b/i, 'a package registry: the lock file carries none'],
]

/** Everything here speaks of the product alone. */
export function bannedWords(files: readonly RepositoryFile[]): Finding[] {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      banned.flatMap(([pattern, why]) => {
        const match = pattern.exec(line)
        return match ? [{ path, line: index + 1, message: `“${match[0]}” is ${why}` }] : []
      }),
    ),
  )
}
