export type Days = '7' | '30' | '90'
