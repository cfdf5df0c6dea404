import operator from '../../../content/operator.json' with { type: 'json' }

/** Who listens free of charge, in confidence and at all hours, as the operator names them: its legal texts are filled from the same place. */
export const helpline = operator.helpline
export const helplineName = operator.helpline_name
