import { expect } from 'vitest'

/** What a page says of a call, a picture or a part of the app that a test keeps from it. */
export const cutOnPurpose = /net::ERR_|Failed to fetch|dynamically imported/

/** Takes away the troubles that a page has had so far: each is of the kind that the test made. */
export function takeTroubles(troubles: string[] | undefined, kind: RegExp): void {
  expect(troubles?.splice(0).filter(trouble => !kind.test(trouble)) ?? []).toEqual([])
}
