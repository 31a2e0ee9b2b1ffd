export interface Share {
  readonly right: number;
  readonly of: number;
}

export interface Tally {
  readonly share: Share;
  count(isRight: boolean, otherwise: string): Tally;
}

/** @param wrong gets what isn't right, in words */
export const tallyOf = (wrong: string[]) => (): Tally => {
  const share = { right: 0, of: 0 };
  const self: Tally = {
    share,
    count(isRight, otherwise) {
      share.of += 1;
      if (isRight) share.right += 1;
      else wrong.push(otherwise);
      return self;
    },
  };
  return self;
};
