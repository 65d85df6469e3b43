const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.999;

/**
 * Gradient descent with momentum and a step of its own for each number (D. Kingma and J. Ba, "Adam: a method for
 * stochastic optimization", 2015).
 */
export class Adam<Numbers extends Float32Array | Float64Array> {
  /** Of each number: the mean of its gradient, and of its square. */
  readonly first: Float64Array;
  readonly second: Float64Array;
  steps = 0;
  readonly #numbers: Numbers;

  constructor(numbers: Numbers) {
    this.#numbers = numbers;
    this.first = new Float64Array(numbers.length);
    this.second = new Float64Array(numbers.length);
  }

  /** Changes the numbers against the gradient. @param rate the approximate step of each, in its own unit. */
  step(gradient: Numbers, rate: number): void {
    this.steps++;
    const numbers = this.#numbers;
    const { first, second } = this;
    const firstRate = rate / (1 - FIRST_DECAY ** this.steps);
    const secondRate = 1 / (1 - SECOND_DECAY ** this.steps);
    for (let i = 0; i < numbers.length; i++) {
      const slope = gradient[i]!;
      const mean = FIRST_DECAY * first[i]! + (1 - FIRST_DECAY) * slope;
      const square = SECOND_DECAY * second[i]! + (1 - SECOND_DECAY) * slope * slope;
      first[i] = mean;
      second[i] = square;
      if (square > 0) numbers[i] = numbers[i]! - (firstRate * mean) / Math.sqrt(secondRate * square);
    }
  }
}
