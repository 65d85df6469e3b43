/*
 * Trains a network as `tahoun learn` does, natively and several times as fast:
 *
 *     npx tahoun learn chess --only examples
 *     cc -O3 -march=native -ffast-math -o train-network tools/train-network.c -lm -lpthread
 *     ./train-network learning/chess/examples learning/chess/generation-1.network 256 12
 *     npx tahoun learn chess --only match
 *
 * The arguments after the two files are hidden neurons (a multiple of 32), passes over the examples, threads (2), and a
 * network to go on from, of as many neurons and the same scale (`--scale`), in smaller steps.
 * `packages/workshop/src/learn/example-file.ts` describes the examples, `packages/core/src/network/file.ts` the network, and
 * `packages/workshop/src/learn/train.ts` the steps. Its sums are added in another order, so the network is another one.
 */
#include <math.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH = 4096, MOST_THREADS = 64, MOST_NEURONS = 512 };
static float first_rate = 0.002f;
static const float LATER_RATE = 0.0005f, LAST_RATE = 0.00002f, HELD_OUT = 0.02f;
static const float HIDDEN_ONE = 181, OUTPUT_WEIGHT_ONE = 64;
/* So that all can be stored in 16 bits, as in `float-network.ts`. */
static const float MOST_WEIGHT = 32767.0f / 181 / 65, MOST_OUTPUT = 181.0f / 64;

/* The examples: of each the features of both views, one after the other, the output that judges it, and its target. */
static struct { char magic[4]; uint16_t count, buckets, scale, unused; uint32_t examples; } head;
static uint16_t *active, *features;
static uint8_t *bucket_of;
static float *targets;
static uint64_t *starts;

/* A network is one array: feature weights, hidden biases, output weights, output biases. */
static size_t neurons, biases, outputs, output_biases, numbers;
static float *network, *mean, *square, *slopes[MOST_THREADS];

static int threads = 2, is_over;
static uint32_t *order;
static size_t from, to, steps;
static float rate;
static double errors[MOST_THREADS];
static pthread_barrier_t barrier;

static void fail(const char *what, const char *name) {
  fprintf(stderr, "%s: %s\n", name, what);
  exit(1);
}

static void *array_of(FILE *file, const char *name, size_t length, size_t size) {
  void *array = malloc(length * size + 1);
  if (array == NULL) fail("does not fit the memory", name);
  if (fread(array, size, length, file) != length) fail("is cut off", name);
  return array;
}

static void read_examples(const char *name) {
  FILE *file = fopen(name, "rb");
  if (file == NULL) fail("cannot be read", name);
  if (fread(&head, sizeof head, 1, file) != 1 || memcmp(head.magic, "TEX1", 4) != 0) fail("holds no examples", name);
  size_t n = head.examples, end = 0;
  active = array_of(file, name, n, sizeof *active);
  bucket_of = array_of(file, name, n, 1);
  targets = array_of(file, name, n, sizeof *targets);
  starts = malloc(n * sizeof *starts);
  for (size_t i = 0; i < n; end += 2 * active[i++]) starts[i] = end;
  features = array_of(file, name, end, sizeof *features);
  fclose(file);
}

/* The result that the network predicts, 0 to 1. `sums` become the hidden layers of both views, before they are cut. */
static float predict(size_t example, float sums[2][MOST_NEURONS]) {
  float output = network[output_biases + bucket_of[example]];
  for (int view = 0; view < 2; view++) {
    float *sum = sums[view];
    memcpy(sum, network + biases, neurons * sizeof *sum);
    const uint16_t *list = features + starts[example] + view * active[example];
    for (int i = 0; i < active[example]; i++) {
      const float *row = network + list[i] * neurons;
      for (size_t n = 0; n < neurons; n++) sum[n] += row[n];
    }
    const float *weights = network + outputs + (2 * bucket_of[example] + view) * neurons;
    for (size_t n = 0; n < neurons; n++) {
      float cut = fminf(fmaxf(sum[n], 0), 1);
      output += weights[n] * cut * cut;
    }
  }
  return 1 / (1 + expf(-output));
}

/* Adds how the squared error of an example grows with each number of the network. Returns that error. */
static double add_slopes(size_t example, float *slope) {
  float sums[2][MOST_NEURONS];
  float guess = predict(example, sums), error = guess - targets[example];
  float steep = 2 * error * guess * (1 - guess);
  slope[output_biases + bucket_of[example]] += steep;
  for (int view = 0; view < 2; view++) {
    float *sum = sums[view], *own = slope + biases;
    size_t at = outputs + (2 * bucket_of[example] + view) * neurons;
    for (size_t n = 0; n < neurons; n++) {
      float cut = fminf(fmaxf(sum[n], 0), 1);
      slope[at + n] += steep * cut * cut;
      /* Beyond the cut a neuron's sum changes nothing. */
      sum[n] = sum[n] > 0 && sum[n] < 1 ? 2 * steep * cut * network[at + n] : 0;
      own[n] += sum[n];
    }
    const uint16_t *list = features + starts[example] + view * active[example];
    for (int i = 0; i < active[example]; i++) {
      float *row = slope + list[i] * neurons;
      for (size_t n = 0; n < neurons; n++) row[n] += sum[n];
    }
  }
  return (double)error * error;
}

/* One thread's share of Adam's step (D. P. Kingma, J. Ba, 2015). */
static void descend(int thread) {
  double corrected = rate / (1 - pow(0.9, steps)), unbiased = 1 / (1 - pow(0.999, steps));
  for (size_t i = numbers * thread / threads; i < numbers * (thread + 1) / threads; i++) {
    float slope = 0;
    for (int t = 0; t < threads; t++) slope += slopes[t][i];
    slope /= to - from;
    mean[i] = 0.9f * mean[i] + 0.1f * slope;
    square[i] = 0.999f * square[i] + 0.001f * slope * slope;
    network[i] -= corrected * mean[i] / (sqrt(square[i] * unbiased) + 1e-8);
    if (i < biases) network[i] = fminf(fmaxf(network[i], -MOST_WEIGHT), MOST_WEIGHT);
    else if (i >= outputs && i < output_biases) network[i] = fminf(fmaxf(network[i], -MOST_OUTPUT), MOST_OUTPUT);
  }
}

static void batch(int thread) {
  memset(slopes[thread], 0, numbers * sizeof(float));
  for (size_t i = from + thread; i < to; i += threads) errors[thread] += add_slopes(order[i], slopes[thread]);
  pthread_barrier_wait(&barrier);
  descend(thread);
  pthread_barrier_wait(&barrier);
}

static void *help(void *thread) {
  for (;;) {
    pthread_barrier_wait(&barrier);
    if (is_over) return NULL;
    batch((int)(intptr_t)thread);
  }
}

/* xorshift64 (G. Marsaglia, 2003). */
static uint64_t chance(void) {
  static uint64_t state = 88172645463325252u;
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return state;
}

static void scatter(size_t start, size_t end, float most) {
  for (size_t i = start; i < end; i++) network[i] = most * (2 * (chance() >> 40) / 16777216.0f - 1);
}

static size_t size_of_network(void) { return 16 + 2 * output_biases + 4 * head.buckets; }

static void read_network(const char *name) {
  size_t shorts = output_biases, size = size_of_network();
  FILE *file = fopen(name, "rb");
  if (file == NULL) fail("cannot be read", name);
  uint8_t *bytes = array_of(file, name, size, 1);
  fclose(file);
  uint16_t shape[4] = {head.count, neurons, head.buckets, head.scale};
  if (memcmp(bytes, "TNN2", 4) != 0 || memcmp(bytes + 8, shape, sizeof shape) != 0) fail("is of another shape or scale", name);
  for (size_t i = 0; i < shorts; i++) {
    int16_t value = (int16_t)(bytes[16 + i] | bytes[16 + shorts + i] << 8);
    network[i] = value / (i < outputs ? HIDDEN_ONE : OUTPUT_WEIGHT_ONE);
  }
  for (int i = 0; i < head.buckets; i++) {
    int32_t value;
    memcpy(&value, bytes + 16 + 2 * shorts + 4 * i, 4);
    network[output_biases + i] = value / (HIDDEN_ONE * HIDDEN_ONE * OUTPUT_WEIGHT_ONE);
  }
  free(bytes);
}

static void write_network(const char *name) {
  size_t shorts = output_biases, size = size_of_network();
  uint8_t *bytes = calloc(size, 1);
  memcpy(bytes, "TNN2", 4);
  uint16_t shape[4] = {head.count, neurons, head.buckets, head.scale};
  memcpy(bytes + 8, shape, 8);
  for (size_t i = 0; i < shorts; i++) {
    long value = lrintf(network[i] * (i < outputs ? HIDDEN_ONE : OUTPUT_WEIGHT_ONE));
    bytes[16 + i] = value, bytes[16 + shorts + i] = value >> 8;
  }
  for (int i = 0; i < head.buckets; i++) {
    int32_t value = lrintf(network[output_biases + i] * HIDDEN_ONE * HIDDEN_ONE * OUTPUT_WEIGHT_ONE);
    memcpy(bytes + 16 + 2 * shorts + 4 * i, &value, 4);
  }
  uint32_t hash = 0x811c9dc5;
  for (size_t i = 8; i < size; i++) hash = (hash ^ bytes[i]) * 0x01000193;
  memcpy(bytes + 4, &hash, 4);
  FILE *file = fopen(name, "wb");
  if (file == NULL || fwrite(bytes, size, 1, file) != 1 || fclose(file) != 0) fail("cannot be written", name);
  free(bytes);
}

int main(int argc, char **argv) {
  if (argc < 5) fail("expected EXAMPLES NETWORK NEURONS PASSES [THREADS [FROM]]", argv[0]);
  int passes = atoi(argv[4]);
  neurons = atoi(argv[3]);
  if (argc > 5) threads = atoi(argv[5]);
  if (neurons % 32 != 0 || neurons < 32 || neurons > MOST_NEURONS) fail("expected a multiple of 32 to 512", argv[3]);
  if (passes < 1 || threads < 1 || threads > MOST_THREADS) fail("expected passes of 1 or more, 1 to 64 threads", argv[0]);
  read_examples(argv[1]);
  biases = head.count * neurons, outputs = biases + neurons;
  output_biases = outputs + 2 * head.buckets * neurons, numbers = output_biases + head.buckets;
  network = calloc(numbers, sizeof(float)), mean = calloc(numbers, sizeof(float)), square = calloc(numbers, sizeof(float));
  scatter(0, biases, 0.1f);
  for (size_t i = biases; i < outputs; i++) network[i] = 0.25f;
  scatter(outputs, output_biases, 1 / sqrtf(2 * neurons));
  if (argc > 6) read_network(argv[6]), first_rate = LATER_RATE;

  size_t last = head.examples - (size_t)(HELD_OUT * head.examples);
  order = malloc(last * sizeof *order);
  for (size_t i = 0; i < last; i++) order[i] = i;
  pthread_barrier_init(&barrier, NULL, threads);
  for (intptr_t t = 0; t < threads; t++) {
    slopes[t] = malloc(numbers * sizeof(float));
    pthread_t thread;
    if (t > 0) pthread_create(&thread, NULL, help, (void *)t);
  }
  for (int pass = 1; pass <= passes; pass++) {
    for (size_t i = last - 1; i > 0; i--) {
      size_t other = chance() % (i + 1);
      uint32_t kept = order[i];
      order[i] = order[other], order[other] = kept;
    }
    memset(errors, 0, sizeof errors);
    for (from = 0; from < last; from = to) {
      to = from + BATCH < last ? from + BATCH : last;
      steps++;
      double done = (pass - 1 + (double)from / last) / passes;
      rate = LAST_RATE + (first_rate - LAST_RATE) * (0.5 + 0.5 * cos(M_PI * done));
      pthread_barrier_wait(&barrier);
      batch(0);
    }
    double error = 0, held = 0;
    float sums[2][MOST_NEURONS];
    for (int t = 0; t < threads; t++) error += errors[t];
    for (size_t i = last; i < head.examples; i++) held += pow(predict(i, sums) - targets[i], 2);
    printf("pass %d: error %.6f, held out %.6f\n", pass, error / last, held / fmax(1, head.examples - last));
    fflush(stdout);
    write_network(argv[2]);
  }
  is_over = 1;
  pthread_barrier_wait(&barrier);
  return 0;
}
