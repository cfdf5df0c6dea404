import type { CardFacts } from './cardFacts.ts'

/** The two lines of 44 that a machine reads in a passport, after ICAO Doc 9303 part 4. */
export function passportLines(facts: CardFacts): readonly [string, string] {
  const given = [facts.firstName, facts.middleName].join(' ')
  const names = `P<PHL${filled(facts.lastName)}<<${filled(given)}`
  const number = `${facts.idNumber}${checkDigit(facts.idNumber)}`
  const birth = dated(facts.birthday)
  const expiry = dated(facts.expiryDate)
  const personal = '<'.repeat(14)
  const optional = `${personal}${checkDigit(personal)}`
  const whole = checkDigit(number + birth + expiry + optional)
  const sex = facts.gender === 'female' ? 'F' : 'M'
  return [names.slice(0, 44).padEnd(44, '<'), `${number}PHL${birth}${sex}${expiry}${optional}${whole}`]
}

function dated(day: string): string {
  const short = day.slice(2).replaceAll('-', '')
  return `${short}${checkDigit(short)}`
}

function filled(name: string): string {
  return name.replace(/[^A-Z]+/g, '<')
}

/** Weights 7, 3, 1 over digits as they are, letters from 10 on, and fillers as nothing; the rest by ten. */
function checkDigit(text: string): number {
  const sum = Array.from(text).reduce((before, letter, at) => {
    const value = letter === '<' ? 0 : Number.parseInt(letter, 36)
    return before + value * ([7, 3, 1][at % 3] ?? 0)
  }, 0)
  return sum % 10
}
