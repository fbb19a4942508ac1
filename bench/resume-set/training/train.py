"""Trains the sequence model of resumes from the file of export-examples.ts; see README.md beside this file.

    python train.py <examples> <model file> [--fold N] [--epochs N] [--seed N]

With --fold N (0 to 3), every fourth layout is left out, and a table of what it reads there is printed.
"""

import argparse
import json
import math
import random
import time

import numpy as np
import torch
from torch import nn
from torch.nn.utils.rnn import PackedSequence

FOLDS = 4
PAGES_AT_ONCE = 16
EMBEDDED = 48
IN_ROW = 40
ACROSS_ROWS = 64
FINAL = 48
MOST_RATE = 4e-3
DROPPED = 0.35


class Page:
    """A page as flat arrays: features of rows, cells and tokens, and where each belongs."""

    def __init__(self, line):
        self.layout, self.set, self.file, self.variant = line["layout"], line["set"], line["file"], line["variant"]
        rows = line["rows"]
        self.row_features = [np.array(row["f"], np.int32) for row in rows]
        self.cell_features = [np.array(cell, np.int32) for row in rows for cell in row["c"]]
        self.token_features = [np.array(token, np.int32) for row in rows for token in row["t"]]
        first_cell = np.cumsum([0] + [len(row["c"]) for row in rows])
        self.cell_of = np.concatenate([np.array(row["of"]) + first_cell[at] for at, row in enumerate(rows)])
        self.lengths = np.array([len(row["t"]) for row in rows])
        self.labels = np.concatenate([np.array(row["y"]) for row in rows])


def bag(lists):
    """The indices of an EmbeddingBag and the start of each of its bags."""
    sizes = np.array([len(each) for each in lists])
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    flat = np.concatenate(lists) if len(lists) else np.zeros(0, np.int32)
    return torch.from_numpy(flat.astype(np.int64)), torch.from_numpy(starts.astype(np.int64))


class Batch:
    """Several pages: all their rows side by side, the longest first."""

    def __init__(self, pages):
        self.tokens = bag([each for page in pages for each in page.token_features])
        self.cells = bag([each for page in pages for each in page.cell_features])
        self.rows = bag([each for page in pages for each in page.row_features])
        first_cell = np.cumsum([0] + [len(page.cell_features) for page in pages])
        self.cell_of = torch.from_numpy(np.concatenate([page.cell_of + first_cell[at] for at, page in enumerate(pages)]))
        lengths = np.concatenate([page.lengths for page in pages])
        self.row_of = torch.from_numpy(np.repeat(np.arange(len(lengths)), lengths))
        self.labels = torch.from_numpy(np.concatenate([page.labels for page in pages]))
        self.in_rows = Packing(lengths)
        self.in_pages = Packing(np.array([len(page.lengths) for page in pages]))
        self.lengths = torch.from_numpy(lengths)


class Packing:
    """The order of a packed sequence: first the first items of all sequences, the longest sequence first."""

    def __init__(self, lengths):
        order = np.argsort(-lengths, kind="stable")
        starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
        self.sizes = [int((lengths > step).sum()) for step in range(int(lengths.max()))]
        packed = np.concatenate([starts[order[:size]] + step for step, size in enumerate(self.sizes)])
        self.to_packed = torch.from_numpy(packed)
        self.to_flat = torch.from_numpy(np.argsort(packed, kind="stable"))
        self.order = torch.from_numpy(order)

    def run(self, gru, flat):
        packed = PackedSequence(flat[self.to_packed], torch.tensor(self.sizes))
        return gru(packed)[0].data[self.to_flat]


class Model(nn.Module):
    def __init__(self, features, labels):
        super().__init__()
        self.embedding = nn.EmbeddingBag(features, EMBEDDED, mode="sum")
        nn.init.normal_(self.embedding.weight, std=0.1)
        self.in_row = nn.GRU(EMBEDDED, IN_ROW, bidirectional=True)
        self.pooled = nn.Linear(4 * IN_ROW + EMBEDDED, ACROSS_ROWS)
        self.across_rows = nn.GRU(ACROSS_ROWS, ACROSS_ROWS, bidirectional=True)
        self.final = nn.GRU(EMBEDDED + 2 * IN_ROW + 2 * ACROSS_ROWS, FINAL, bidirectional=True)
        self.scores = nn.Linear(2 * FINAL, labels)
        self.transitions = nn.Parameter(torch.zeros(labels, labels))
        self.first = nn.Parameter(torch.zeros(labels))
        self.last = nn.Parameter(torch.zeros(labels))
        self.dropout = nn.Dropout(DROPPED)

    def embed(self, indices, keep):
        flat, starts = indices
        weights = torch.ones(len(flat)) if keep is None else (torch.rand(len(flat)) < keep[flat]).float()
        return self.embedding(flat, starts, per_sample_weights=weights)

    def forward(self, batch, keep=None):
        rows = self.embed(batch.rows, keep)
        tokens = self.embed(batch.tokens, keep) + self.embed(batch.cells, keep)[batch.cell_of] + rows[batch.row_of]
        inner = batch.in_rows.run(self.in_row, self.dropout(tokens))
        count = len(batch.lengths)
        index = batch.row_of[:, None].expand_as(inner)
        most = torch.full((count, inner.shape[1]), -2.0).scatter_reduce(0, index, inner, "amax")
        mean = torch.zeros(count, inner.shape[1]).index_add(0, batch.row_of, inner) / batch.lengths[:, None]
        pooled = torch.tanh(self.pooled(torch.cat([most, mean, rows], 1)))
        across = self.dropout(batch.in_pages.run(self.across_rows, self.dropout(pooled)))
        joined = torch.cat([tokens, self.dropout(inner), across[batch.row_of]], 1)
        return self.scores(self.dropout(batch.in_rows.run(self.final, joined)))

    def loss(self, batch, keep):
        scores = self(batch, keep)
        packing = batch.in_rows
        packed, labels = scores[packing.to_packed], batch.labels[packing.to_packed]
        alpha = self.first + packed[: packing.sizes[0]]
        right = self.first[labels[: packing.sizes[0]]] + packed[: packing.sizes[0]].gather(1, labels[: packing.sizes[0], None])[:, 0]
        before, at, ended = labels[: packing.sizes[0]], packing.sizes[0], []
        moves = self.transitions.exp()
        for size in packing.sizes[1:]:
            ended.append((alpha[size:], right[size:], before[size:]))
            alpha, right, before = alpha[:size], right[:size], before[:size]
            own, next_labels = packed[at : at + size], labels[at : at + size]
            most = alpha.max(1, keepdim=True).values.detach()
            alpha = ((alpha - most).exp() @ moves).log() + most + own
            right = right + self.transitions[before, next_labels] + own.gather(1, next_labels[:, None])[:, 0]
            before, at = next_labels, at + size
        ended.append((alpha, right, before))
        alphas, rights, ends = (torch.cat(each) for each in zip(*ended))
        return ((alphas + self.last).logsumexp(1) - rights - self.last[ends]).sum() / len(batch.labels)

    @torch.no_grad()
    def decode(self, page):
        scores = self(Batch([page])).numpy()
        moves, first, last = self.transitions.numpy(), self.first.numpy(), self.last.numpy()
        found, at = [], 0
        for length in page.lengths:
            best, back = first + scores[at], []
            for step in range(1, length):
                each = best[:, None] + moves
                back.append(each.argmax(0))
                best = each.max(0) + scores[at + step]
            path = [int((best + last).argmax())]
            for links in reversed(back):
                path.append(int(links[path[-1]]))
            found += reversed(path)
            at += length
        return np.array(found)


def values_of(labels, names):
    """The values of a page: kind, whether it opens an entry, first and last token."""
    found = []
    for at, label in enumerate(labels):
        if label == 0:
            continue
        role, kind = names[label].split(" ")
        if role == "I" and found and found[-1][0] == kind and found[-1][3] == at - 1:
            found[-1][3] = at
        else:
            found.append([kind, role == "S", at, at])
    return {tuple(each) for each in found}


def report(model, pages, names):
    model.eval()
    counts = {}
    for page in pages:
        read, wanted = values_of(model.decode(page), names), values_of(page.labels, names)
        for kind in {each[0] for each in read | wanted}:
            own = counts.setdefault(kind, [0, 0, 0])
            one, other = ({each for each in of if each[0] == kind} for of in (read, wanted))
            own[0] += len(one & other)
            own[1] += len(one)
            own[2] += len(other)
    print("  ".join(f"{kind} {2 * right / max(1, read + wanted):.3f}" for kind, (right, read, wanted) in sorted(counts.items())), flush=True)


def write_model(path, model, features, labels):
    """A line of JSON that describes the parts, then their bytes: matrices as int8 with a scale for each row."""
    parts, blob = [], b""
    for name, tensor in model.state_dict().items():
        values = tensor.numpy().astype("<f4")
        if values.ndim == 1:
            parts.append({"name": name, "rows": 1, "columns": len(values), "isExact": True})
            blob += values.tobytes()
            continue
        scale = np.maximum(np.abs(values).max(1), 1e-8) / 127
        parts.append({"name": name, "rows": values.shape[0], "columns": values.shape[1], "isExact": False})
        blob += scale.astype("<f4").tobytes() + np.round(values / scale[:, None]).astype(np.int8).tobytes()
    head = json.dumps({"labels": labels, "features": features, "parts": parts}, ensure_ascii=False).encode()
    with open(path, "wb") as file:
        file.write(head + b"\n" + blob)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("examples")
    parser.add_argument("model")
    parser.add_argument("--fold", type=int)
    parser.add_argument("--epochs", type=float, default=4)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(options.seed)
    random.seed(options.seed)
    with open(options.examples, encoding="utf-8") as file:
        head = json.loads(next(file))
        pages = [Page(json.loads(line)) for line in file]
    features, labels = head["features"], head["labels"]
    layouts = sorted({page.layout for page in pages})
    held = {layout for at, layout in enumerate(layouts) if at % FOLDS == options.fold}
    trained = [page for page in pages if page.layout not in held]
    tested = [page for page in pages if page.layout in held and page.variant == 0]
    keep = torch.tensor([0.6 if name.startswith("token word") else 0.9 if name.startswith(("token start", "token end ")) else 0.95 for name in features])
    model = Model(len(features), len(labels))
    steps = math.ceil(len(trained) / PAGES_AT_ONCE * options.epochs)
    optimizer = torch.optim.Adam(model.parameters(), lr=MOST_RATE)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, MOST_RATE, steps, pct_start=0.15)
    print(f"{len(trained)} pages, {len(tested)} held out, {steps} steps", flush=True)
    started, total, queue = time.time(), 0.0, []
    used = torch.zeros(len(features), dtype=torch.bool)
    for step in range(1, steps + 1):
        if len(queue) < PAGES_AT_ONCE:
            queue += random.sample(trained, len(trained))
        batch = Batch([queue.pop() for _ in range(PAGES_AT_ONCE)])
        for indices, _ in (batch.tokens, batch.cells, batch.rows):
            used[indices] = True
        model.train()
        optimizer.zero_grad()
        loss = model.loss(batch, keep)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        total += loss.item()
        if step % 40 == 0:
            print(f"step {step}: loss {total / 40:.4f}, {time.time() - started:.0f} s, {time.process_time():.0f} s of CPU", flush=True)
            total = 0.0
        if tested and (step % 300 == 0 or step == steps):
            report(model, tested, labels)
    with torch.no_grad():
        # a feature that no page had would add noise
        model.embedding.weight[~used] = 0
        write_model(options.model, model, features, labels)


if __name__ == "__main__":
    main()
