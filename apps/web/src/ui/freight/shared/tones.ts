/** The meanings a colour can have. `plain` is ink on sunken, for what has no meaning of its own. */
export const tones = ['go', 'move', 'wait', 'care', 'stop', 'off', 'petrol', 'plain'] as const;
export type Tone = (typeof tones)[number];
