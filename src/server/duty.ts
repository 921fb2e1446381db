// While one release hands over to another, two servers have one store. What only one of them may do is its duty:
// delivering, backing up, and checkpoints of the SQLite file.

export interface Duty {
  isHeld: boolean;
  begins: Promise<void>;
}

export const ALONE: Duty = { isHeld: true, begins: Promise.resolve() };
